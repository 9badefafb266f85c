/** Where the form is posted to; without JavaScript also where its answer is read. */
export const SUBSCRIPTION_PATH = '/podpiska';
