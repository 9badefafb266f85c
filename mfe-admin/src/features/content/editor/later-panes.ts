import { lazy } from 'react';

/** What few who open a form come to see. */
export const PreviewPane = lazy(() =>
  import(/* webpackChunkName: "admin-preview" */ '../../preview/preview-pane.tsx').then((module) => ({
    default: module.PreviewPane,
  })),
);

export const MergeScreen = lazy(() =>
  import(/* webpackChunkName: "admin-merge" */ '../merge/merge-screen.tsx').then((module) => ({
    default: module.MergeScreen,
  })),
);

/** Of what is saved; they ask the server before they show anything. */
export const Approval = lazy(() =>
  import(/* webpackChunkName: "admin-saved-item" */ '../../approvals/approval.tsx').then((module) => ({
    default: module.Approval,
  })),
);

export const ItemComments = lazy(() =>
  import(/* webpackChunkName: "admin-saved-item" */ '../../comments/item-comments.tsx').then((module) => ({
    default: module.ItemComments,
  })),
);

export const LinkImpact = lazy(() =>
  import(/* webpackChunkName: "admin-saved-item" */ '../../links/link-impact.tsx').then((module) => ({
    default: module.LinkImpact,
  })),
);

export const RemoveDialog = lazy(() =>
  import(/* webpackChunkName: "admin-remove" */ '../remove-dialog.tsx').then((module) => ({
    default: module.RemoveDialog,
  })),
);

/** These are of one type alone. */
export const ReviewExtras = lazy(() =>
  import(/* webpackChunkName: "admin-review-extras" */ '../../reviews/review-extras.tsx').then((module) => ({
    default: module.ReviewExtras,
  })),
);

export const EventPreview = lazy(() =>
  import(/* webpackChunkName: "admin-event-preview" */ '../../events/event-preview.tsx').then((module) => ({
    default: module.EventPreview,
  })),
);
