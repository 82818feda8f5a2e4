/**
 * The components of every page. Styles come with them; `@askwell/ui/styles.css` (fonts, tokens, base) is loaded once,
 * by the shell.
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
export { Delayed } from './feedback/Delayed.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton.tsx';
export { Spinner } from './feedback/Spinner.tsx';
export { Toast, type ToastProps } from './feedback/Toast.tsx';
export { ToastStack, type ToastStackProps } from './feedback/ToastStack.tsx';
export { toneClass, type Tone } from './feedback/tone.ts';
export { Waiting } from './feedback/Waiting.tsx';
export { CodeField, type CodeFieldProps } from './fields/CodeField.tsx';
export { ColorField, type ColorFieldProps } from './fields/ColorField.tsx';
export { Form, type FormProps } from './fields/Form.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField.tsx';
export { SelectField, type SelectFieldProps } from './fields/SelectField.tsx';
export { Switch, type SwitchProps } from './fields/Switch.tsx';
export { TextArea, type TextAreaProps } from './fields/TextArea.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export * from './icons.ts';
export { BackLink, type BackLinkProps } from './layout/BackLink.tsx';
export { Card, type CardProps } from './layout/Card.tsx';
export { Page, type PageProps } from './layout/Page.tsx';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader.tsx';
export { Tabs, type Tab, type TabsProps } from './layout/Tabs.tsx';
export { VisuallyHidden } from './layout/VisuallyHidden.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './overlays/Dialog.tsx';
export { useIsPrerendered } from './use-is-prerendered.ts';
export { formatLocale, isPrerenderedLocale, locale, locales, type Locale } from './words/locale.ts';
export { defineWords, translated, useWords, type Translations, type WordSet } from './words/words.ts';
