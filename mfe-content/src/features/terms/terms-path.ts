export const TERMS_PATH = '/uslovija';
