export { Button, LinkButton, type ButtonLook, type ButtonProps, IconButton, type IconButtonProps } from "./controls/button/Button.tsx"
export { CheckBox, type CheckBoxProps } from "./controls/check-box/CheckBox.tsx"
export { ChipStrip, type ChipLink, type ChipStripProps } from "./controls/chip/ChipStrip.tsx"
export { CopyButton, type CopyButtonProps } from "./controls/copy-button/CopyButton.tsx"
export { DropdownField, type Dropdown, type DropdownFieldProps } from "./controls/dropdown-field/DropdownField.tsx"
export { Form, type FormProps } from "./controls/form/Form.tsx"
export { useCheckedForm } from "./controls/form/useCheckedForm.ts"
export { type HiddenField, HiddenFields } from "./controls/hidden-fields/HiddenFields.tsx"
export type { OptionPickerValue, ProductOption } from "./controls/option-picker/option.ts"
export { OptionPicker, type OptionPickerProps } from "./controls/option-picker/OptionPicker.tsx"
export { OptionError, OptionRadios } from "./controls/option-picker/OptionRadios.tsx"
export { Pagination, type PaginationProps } from "./controls/pagination/Pagination.tsx"
export { PhoneField, type PhoneFieldProps, type PhoneRules } from "./controls/phone-field/PhoneField.tsx"
export { type QuantityRules, QuantityStepper, type QuantityStepperProps } from "./controls/quantity-stepper/QuantityStepper.tsx"
export { RatingInput, type RatingInputProps } from "./controls/rating-input/RatingInput.tsx"
export {
  SelectBox,
  type SelectOption,
  type SelectBoxProps,
  SelectField,
  type SelectFieldProps
} from "./controls/select-field/SelectField.tsx"
export { SkipLink, type SkipLinkProps } from "./controls/skip-link/SkipLink.tsx"
export { SwitchButton, SwitchLink, type SwitchLinkProps } from "./controls/switch-link/SwitchLink.tsx"
export { Tabs, type Tab, type TabsProps } from "./controls/tabs/Tabs.tsx"
export { TextArea, type TextAreaProps } from "./controls/text-area/TextArea.tsx"
export { SilentErrors, FieldError, TextField, type TextFieldProps } from "./controls/text-field/TextField.tsx"
export { Badge, type BadgeProps } from "./feedback/badge/Badge.tsx"
export { InlineAlert, type AlertTone, type NoticeProps } from "./feedback/notice/InlineAlert.tsx"
export { ProgressBar } from "./feedback/progress-bar/ProgressBar.tsx"
export { classNames } from "./foundation/class-names/classNames.ts"
export { useIntersection } from "./foundation/intersection/useIntersection.ts"
export { Breadcrumbs, type BreadcrumbsProps } from "./layout/breadcrumbs/Breadcrumbs.tsx"
export { EmptyState, type EmptyStateProps } from "./layout/empty-state/EmptyState.tsx"
export { CategoryLinks, type CategoryLinksProps, NotFound, type NotFoundProps } from "./layout/error-page/NotFound.tsx"
export { Offline, Unavailable, type UnavailableProps } from "./layout/error-page/Unavailable.tsx"
export { Expander, type ExpanderProps } from "./layout/expander/Expander.tsx"
export { FadeIn, type FadeInProps } from "./layout/fade-in/FadeIn.tsx"
export { ScrollBox, type ScrollBoxProps } from "./layout/scroll-box/ScrollBox.tsx"
export { PageTitle, type PageTitleProps, SectionHead, type SectionHeadProps } from "./layout/section-head/SectionHead.tsx"
export { ListSkeleton, type ListSkeletonProps } from "./layout/skeleton/ListSkeleton.tsx"
export { LinkBoard, PartsCount, type BoardRow } from "./layout/tile/LinkBoard.tsx"
export { Tile, TileGrid, type TileProps } from "./layout/tile/Tile.tsx"
export { VisuallyHidden } from "./foundation/visually-hidden/VisuallyHidden.tsx"
export { overlayCount } from "./foundation/open-layers/overlayCount.ts"
export { setPageIdentity } from "./overlays/modal/pageIdentity.ts"
export { CartLine, type CartLineProps, CartLinesSkeleton } from "./product/cart-line/CartLine.tsx"
export { CartSummary, type CartSummaryProps } from "./product/cart-summary/CartSummary.tsx"
export {
  Drawing,
  type ImageSource,
  type DrawingProps,
  type PictureSide,
  pictureSizes,
  getFullSize,
  parsePhotograph
} from "./foundation/drawing/Drawing.tsx"
export { FitLine, type FitTone, type FitLink, type FitLineProps, fitIcons, FitLineInline } from "./product/fit-line/FitLine.tsx"
export { ListPicker, type ListPickerProps, type PickableList } from "./product/list-picker/ListPicker.tsx"
export { OrderLines, type OrderedFit, type OrderedLine } from "./product/order-lines/OrderLines.tsx"
export { OrderTotals, type OrderTotalsProps, type TotalsRow } from "./product/order-totals/OrderTotals.tsx"
export { VehicleBadge, type PlateProps, type VehicleBadgeRemoval } from "./product/plate/VehicleBadge.tsx"
export { Price, type PriceProps } from "./product/price/Price.tsx"
export { ProductCard, type ProductCardProps, ProductCardSkeleton } from "./product/product-card/ProductCard.tsx"
export { ProductGrid, ProductGridSkeleton, type ProductGridProps } from "./product/product-card/ProductGrid.tsx"
export { ProductRow, type ProductRowProps, ProductRowSkeleton } from "./product/product-card/ProductRow.tsx"
export { ProductSummary, type ProductSummaryProps } from "./product/product-summary/ProductSummary.tsx"
export { PromoCode, type PromoCodeProps } from "./product/promo-code/PromoCode.tsx"
export { Rating, type RatingProps, halfStars, Stars } from "./product/rating/Rating.tsx"
export { QuestionForm, type QuestionFormProps } from "./product/reviews/QuestionForm.tsx"
export { RatingHistogram, type RatingHistogramProps } from "./product/reviews/RatingHistogram.tsx"
export { ReviewForm, type ReviewFormProps } from "./product/reviews/ReviewForm.tsx"
export { ReviewList, type ReviewListProps } from "./product/reviews/ReviewList.tsx"
export { Ribbon, type RibbonProps } from "./product/ribbon/Ribbon.tsx"
export { StockLine, type StockLineProps } from "./product/stock-line/StockLine.tsx"
export { ArticleBody, ArticleContents } from "./content/article-body/ArticleBody.tsx"
export { ArticleCard, ArticleGrid, type ArticleCardProps } from "./content/article-card/ArticleCard.tsx"
export { Icon, type IconProps } from "./foundation/icon/Icon.tsx"
export type { IconName } from "./foundation/icon/icons.ts"
export {
  LinkProvider,
  Link,
  isSamePageLink,
  type LinkProps,
  type LinkItem,
  type LinkProviderProps,
  type Opener,
  openerProps
} from "./foundation/link/Link.tsx"
export { QrCode, type QrCodeProps } from "./content/qr-code/QrCode.tsx"
export { RelativeTime, type RelativeTimeProps } from "./content/relative-time/RelativeTime.tsx"
export { FitsTable, SpecTable, type Specification } from "./content/table/Table.tsx"
export { TitleText } from "./foundation/title-text/TitleText.tsx"
