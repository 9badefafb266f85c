/** The same in the server's tree of routes and in the browser's. */
export const CITIES_ROUTE_ID = 'shell:cities';
export const SUBSCRIPTION_ROUTE_ID = 'shell:subscription';
