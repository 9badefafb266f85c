/** Stands for the main site, which has no subdomain, where rules are kept by subdomain. */
export const META_SUBDOMAIN = 'msk';
