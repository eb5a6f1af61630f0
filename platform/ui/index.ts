export { Alert, type AlertProps } from "./alert.tsx";
export { Breadcrumb, type BreadcrumbProps, type Crumb } from "./breadcrumb.tsx";
export {
  Button,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
  LinkButton,
  type LinkButtonProps,
} from "./button.tsx";
export { Chip } from "./chip.tsx";
export type { Choice } from "./choice.ts";
export {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxProps,
  GroupFrame,
  RadioGroup,
  type RadioGroupProps,
} from "./choice-group.tsx";
export { classes } from "./classes.ts";
export { ConfirmProvider, useConfirm } from "./confirm.tsx";
export { CopyButton } from "./copy-button.tsx";
export { DateField, type DateFieldProps } from "./date-field.tsx";
export { Accordion, Details, type DetailsProps } from "./details.tsx";
export { Dialog, type DialogProps, SlidePanel } from "./dialog.tsx";
export * from "./editing-icons.tsx";
export { ErrorSummary, type ErrorSummaryProps, type FieldFault } from "./error-summary.tsx";
export { type FieldText, RequiredMark } from "./field-frame.tsx";
export { FileDrop, type FileDropProps, type UploadState } from "./file-drop.tsx";
export { FilterGroup, type FilterGroupProps, type FilterItem } from "./filter-group.tsx";
export { firstFieldIn, focusFieldIn } from "./focus-field.ts";
export { focusWhenDrawn } from "./focus-when-drawn.ts";
export { HeadingText, isLongHeading, PageHeading } from "./heading-text.tsx";
export { Help, type HelpProps } from "./help.tsx";
export { ExternalLinkIcon, type IconProps, MagnifyingGlassIcon, MenuHamburgerIcon, XMarkIcon } from "./icons.tsx";
export { LiveRegion } from "./live-region.tsx";
export { MultiSelect, type MultiSelectProps } from "./multi-select.tsx";
export * from "./page-icons.tsx";
export { PageLoader } from "./page-loader.tsx";
export { PrintButton, PrintMenu, ShareMenu } from "./page-tools.tsx";
export { Pagination, type PaginationProps } from "./pagination.tsx";
export { SkipLinks, VisuallyHidden } from "./screen-reader.tsx";
export * from "./search-icons.tsx";
export { Segments } from "./segments.tsx";
export { SelectField, type SelectFieldProps } from "./select-field.tsx";
export { Loader } from "./spinner.tsx";
export { type Tab, TabSet, type TabSetProps } from "./tab-set.tsx";
export * from "./table-icons.tsx";
export { tableRoles } from "./table-roles.ts";
export { CountBadge, Tag, type Tone } from "./tag.tsx";
export { TextArea, type TextAreaProps } from "./text-area.tsx";
export { TextField, type TextFieldProps } from "./text-field.tsx";
export { ToastProvider, type ToastTone, useToast } from "./toast.tsx";
export { TopicPicture } from "./topic-picture.tsx";
export { type Drop, useDrag } from "./use-drag.ts";
export { useHydrated } from "./use-hydrated.ts";
export { useMedia } from "./use-media.ts";
export { usePopup } from "./use-popup.ts";
