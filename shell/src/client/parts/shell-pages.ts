export { CitiesPage } from '../../app/city/cities-page.tsx';
export { subscriptionAction } from '../../app/subscription/subscription.action.ts';
export { SubscriptionPage } from '../../app/subscription/subscription-page.tsx';
