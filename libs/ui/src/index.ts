export { BarChart, type BarChartProps, type ChartBar } from './bar-chart/bar-chart.tsx';
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/button-link.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { CodeField, type CodeFieldProps } from './code-field/code-field.tsx';
export { DataTable, type Column, type DataTableProps } from './data-table/data-table.tsx';
export { Details, type DetailsProps } from './details/details.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummarizedError,
} from './error-summary/error-summary.tsx';
export { describedBy, Field, FieldError, type FieldProps } from './field/field.tsx';
export { Icon, type IconName, type IconProps } from './icon/icon.tsx';
export { Container, type ContainerProps } from './layout/container.tsx';
export { Grid, type GridProps } from './layout/grid.tsx';
export { Section, type SectionProps } from './layout/section.tsx';
export { Stack, type StackProps } from './layout/stack.tsx';
export { LinkTabs, type LinkTab, type LinkTabsProps } from './link-tabs/link-tabs.tsx';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './notice/notice.tsx';
export { PageHeading, type PageHeadingProps } from './page-heading/page-heading.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { Picture, type PictureImage, type PictureProps } from './picture/picture.tsx';
export { Progress, type ProgressProps } from './progress/progress.tsx';
export { Prose, type ProseProps } from './prose/prose.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group.tsx';
export { RangeField, type RangeFieldProps } from './range-field/range-field.tsx';
export { useShellData } from './shell-data/use-shell-data.ts';
export { Stat, type StatProps } from './stat/stat.tsx';
export { Steps, type Step, type StepsProps } from './steps/steps.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden.tsx';
export { HeroNoon } from './illustrations/hero-noon.tsx';
export { NotFound } from './illustrations/not-found.tsx';
export { Sunflowers } from './illustrations/sunflowers.tsx';
export { Success } from './illustrations/success.tsx';
export { TitleLoan } from './illustrations/title-loan.tsx';
export { Unavailable } from './illustrations/unavailable.tsx';
