export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { CalculateButton, EnterButton } from './button/calculate-button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/button-link.tsx';
export { CallUs } from './call-us/call-us.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { CityWords, type CityWordsProps } from './city-words/city-words.tsx';
export { CodeField, type CodeFieldProps } from './code-field/code-field.tsx';
export { DataTable, type Column, type DataTableProps } from './data-table/data-table.tsx';
export { Details, type DetailsProps } from './details/details.tsx';
export { PhoneDetails, type PhoneDetailsProps } from './details/phone-details.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { focusFirst } from './dialog/focus-first.ts';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummarizedError,
} from './error-summary/error-summary.tsx';
export { bannerPlaces } from './event-banner/banner-places.ts';
export { EventStrip } from './event-banner/event-strip.tsx';
export { describedBy, Field, FieldError, type FieldProps } from './field/field.tsx';
export { Film, type FilmProps } from './film/film.tsx';
export { ActionForm, type ActionFormProps } from './form/action-form.tsx';
export { Corrections, useError } from './form/corrections.ts';
export { Icon, type IconName, type IconProps, toIconName } from './icon/icon.tsx';
export { Container, type ContainerProps } from './layout/container.tsx';
export { Grid, type GridProps } from './layout/grid.tsx';
export { Section, type SectionProps } from './layout/section.tsx';
export { Stack, type StackProps } from './layout/stack.tsx';
export { isForAnotherTab } from './link/is-for-another-tab.ts';
export { LinkTabs, type LinkTab, type LinkTabsProps } from './link-tabs/link-tabs.tsx';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './notice/notice.tsx';
export { PageHeading, type PageHeadingProps } from './page-heading/page-heading.tsx';
export { titleVersion } from './page-meta/card-address.ts';
export { PageMeta, type PageMetaProps } from './page-meta/page-meta.tsx';
export { usePageHeading, usePageRule } from './page-meta/page-rule.ts';
export { fillPlaceholders } from './page-meta/placeholders.ts';
export {
  faqPage,
  jobPosting,
  loanOrCredit,
  newsArticle,
  reviewedOrganization,
  type ArticleFacts,
  type JobFacts,
  type LoanFacts,
  type ReviewFacts,
  type StructuredObject,
} from './page-meta/structured-data.ts';
export { pageSuffix, titleOfPage } from './page-meta/title-of-page.ts';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { Picture, type PictureImage, type PictureProps } from './picture/picture.tsx';
export { Progress, type ProgressProps } from './progress/progress.tsx';
export { RequestNumber, type RequestNumberProps } from './request-number/request-number.tsx';
export { useLiveHtml } from './prose/live-html.ts';
export { Prose, type ProseProps } from './prose/prose.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group.tsx';
export { RangeField, type RangeFieldProps } from './range-field/range-field.tsx';
export { ResendButton, useMomentAfter, type ResendButtonProps } from './resend-button/resend-button.tsx';
export { resendAfterOf } from './resend-button/resend-at.ts';
export { clock } from './resend-button/use-seconds-until.ts';
export { SelectField, type SelectFieldProps } from './select-field/select-field.tsx';
export { BelowFold } from './hydration/below-fold.tsx';
export { takeOver } from './hydration/take-over.ts';
export { useControlRef } from './hydration/use-control-ref.ts';
export { laterPart } from './hydration/later-part.tsx';
export { STILL_PART, stillPart } from './hydration/still-part.tsx';
export { useHydrated } from './hydration/use-hydrated.ts';
export { useIsThere, useShellData } from './shell-data/use-shell-data.ts';
export { type Fact, FactList, type FactListProps } from './fact-list/fact-list.tsx';
export { Stat, type StatProps } from './stat/stat.tsx';
export { Steps, type Step, type StepsProps } from './steps/steps.tsx';
export { copyText } from './clipboard/copy-text.ts';
export { WithScripts } from './with-scripts/with-scripts.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { InputField, type InputFieldProps } from './text-field/input-field.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { KindField } from './text-field/kind-field.tsx';
export { highlight } from './timing/highlight.ts';
export { useDebounced } from './timing/use-debounced.ts';
export { afterAnswer, whenIdle } from './timing/when-idle.ts';
export { showToast, TOAST_EVENT, type ToastMessage } from './toast/show-toast.ts';
export { Toaster, type ToasterProps } from './toast/toaster.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export { HeroNoon } from './illustrations/hero-noon.tsx';
export { NotFound } from './illustrations/not-found.tsx';
export { Sunflowers } from './illustrations/sunflowers.tsx';
export { Success } from './illustrations/success.tsx';
export { TitleLoan } from './illustrations/title-loan.tsx';
export { Unavailable } from './illustrations/unavailable.tsx';
export { BankBridge } from './illustrations/bank-bridge.tsx';
export { Calendar } from './illustrations/calendar.tsx';
export { CarPurchase } from './illustrations/car-purchase.tsx';
export { CardAndPhone } from './illustrations/card-and-phone.tsx';
export { Excavator } from './illustrations/excavator.tsx';
export { FreeFortnight } from './illustrations/free-fortnight.tsx';
export { GardenBench } from './illustrations/garden-bench.tsx';
export { HourDial } from './illustrations/hour-dial.tsx';
export { HouseCall } from './illustrations/house-call.tsx';
export { LightFolder } from './illustrations/light-folder.tsx';
export { ManyIntoOne } from './illustrations/many-into-one.tsx';
export { Padlock } from './illustrations/padlock.tsx';
export { Passport } from './illustrations/passport.tsx';
export { PhotoOfCar } from './illustrations/photo-of-car.tsx';
export { Repair } from './illustrations/repair.tsx';
export { ServicePhone } from './illustrations/service-phone.tsx';
export { Signposts } from './illustrations/signposts.tsx';
export { SproutSteps } from './illustrations/sprout-steps.tsx';
export { Storefront } from './illustrations/storefront.tsx';
export { Truck } from './illustrations/truck.tsx';
export { Umbrella } from './illustrations/umbrella.tsx';
