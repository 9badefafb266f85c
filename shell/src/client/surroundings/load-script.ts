/** A script of others, under the page's content policy; resolves when it has run, or never will. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = script.onerror = () => resolve();
    document.head.append(script);
  });
}
