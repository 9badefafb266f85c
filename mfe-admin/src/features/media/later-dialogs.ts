import { lazy } from 'react';

/** What is opened from a form, by its buttons. */
export const PictureChooser = lazy(() =>
  import(/* webpackChunkName: "admin-picture-chooser" */ './picture-chooser.tsx').then((module) => ({
    default: module.PictureChooser,
  })),
);

export const CropDialog = lazy(() =>
  import(/* webpackChunkName: "admin-crop" */ './crop-dialog.tsx').then((module) => ({
    default: module.CropDialog,
  })),
);
