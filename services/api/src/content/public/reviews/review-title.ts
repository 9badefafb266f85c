/** How a review is called where its author must not be named. */
export function reviewTitle(id: number): string {
  return `Отзыв № ${id}`;
}
