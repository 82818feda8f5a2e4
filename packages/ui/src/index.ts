/**
 * The components of every page. Styles come with them; `@askwell/ui/styles.css` (fonts, tokens,
 * base) is loaded once, by the shell.
 */
export { Button, type ButtonProps } from './actions/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './actions/ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './actions/IconButton.tsx';
export { Logo, LogoMark } from './brand/Logo.tsx';
export { classes } from './classes.ts';
export { AnswerText } from './data/AnswerText.tsx';
export { CopyField, type CopyFieldProps } from './data/CopyField.tsx';
export { Pagination, type PaginationProps } from './data/Pagination.tsx';
export { StatCard, type StatCardProps } from './data/StatCard.tsx';
export { Badge, type BadgeProps } from './feedback/Badge.tsx';
export { Banner, type BannerProps } from './feedback/Banner.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { Toast, type ToastProps } from './feedback/Toast.tsx';
export { ToastStack, type ToastStackProps } from './feedback/ToastStack.tsx';
export { toneClass, type Tone } from './feedback/tone.ts';
export { CodeField, type CodeFieldProps } from './fields/code/CodeField.tsx';
export { ColorField, type ColorFieldProps } from './fields/color/ColorField.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField.tsx';
export { SelectField, type SelectFieldProps } from './fields/SelectField.tsx';
export { Switch, type SwitchProps } from './fields/Switch.tsx';
export { TextArea, type TextAreaProps } from './fields/TextArea.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { saveFile } from './files/save-file.ts';
export { withCommandKey } from './format/command-key.ts';
export { formatDate, type DateStyle } from './format/dates.ts';
export { formatNumber } from './format/numbers.ts';
export { useAgo, useNow } from './format/relative.ts';
export { FailureBanner, type FailureBannerProps } from './forms/FailureBanner.tsx';
export { Form, type FormProps } from './forms/Form.tsx';
export type { ExplainRefusal, Refusal } from './forms/refusal.ts';
export { useRefusalText } from './forms/use-refusal-text.ts';
export { useForm, type FieldStorage, type FormOptions } from './forms/use-form.ts';
export * from './icons.ts';
export { BackLink, type BackLinkProps } from './layout/BackLink.tsx';
export { Card, type CardProps } from './layout/Card.tsx';
export { Page, type PageProps } from './layout/Page.tsx';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader.tsx';
export { Tabs, type Tab, type TabsProps } from './layout/Tabs.tsx';
export { VisuallyHidden } from './layout/VisuallyHidden.tsx';
export { Delayed } from './loading/Delayed.tsx';
export { Loaded, type LoadedProps, type QueryState } from './loading/Loaded.tsx';
export { LoadFailure, type LoadFailureProps } from './loading/LoadFailure.tsx';
export { Skeleton, type SkeletonProps } from './loading/Skeleton.tsx';
export { Spinner } from './loading/Spinner.tsx';
export { Waiting } from './loading/Waiting.tsx';
export {
  MenuButton,
  type MenuButtonProps,
  type MenuItem,
  type MenuTriggerProps,
} from './menu/MenuButton.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './overlays/Dialog.tsx';
export { useFocusOnMount } from './use-focus-on-mount.ts';
export { useIsPrerendered } from './use-is-prerendered.ts';
export { formatLocale, isPrerenderedLocale, locale, locales, type Locale } from './words/locale.ts';
export { defineWords, translated, useWords, type Translations, type WordSet } from './words/words.ts';
