/** Of the pictures that the library takes, by the ends of their names. */
export const IMAGE_TYPES = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'];

export function isImageName({ name }: Pick<File, 'name'>): boolean {
  return IMAGE_TYPES.includes(name.split('.').at(-1)?.toLowerCase() ?? '');
}
