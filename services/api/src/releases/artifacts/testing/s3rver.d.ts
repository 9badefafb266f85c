declare module '@20minutes/s3rver' {
  interface S3rverOptions {
    address: string;
    port: number;
    silent: boolean;
    allowMismatchedSignatures: boolean;
    directory: string;
    configureBuckets: { name: string; configs?: string[] }[];
  }

  /** An S3 server that keeps its buckets in a folder; its only key is S3RVER with the secret S3RVER. */
  export default class S3rver {
    constructor(options: S3rverOptions);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
