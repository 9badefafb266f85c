/** How Node runs the API: what is new has little room, and the rest is collected before it has grown by more than a half. */
export const API_PROGRAM = ['--max-semi-space-size=4', '--heap-growing-percent=50', 'dist/main.js'];
