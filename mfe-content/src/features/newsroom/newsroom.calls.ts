export { articleLoader } from './article.loader.ts';
export { newsLoader, pressLoader, videosLoader } from './newsroom.loaders.ts';
export { videoLoader } from './video.loader.ts';
