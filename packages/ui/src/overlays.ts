/**
 * Components that need the headless library or similarly large code. Import this file only with `import()`, together with `overlays.css`.
 */
export { Carousel, type CarouselProps } from "./layout/carousel/Carousel.tsx"
export { AlertDialog, type AlertDialogProps, ConfirmDialog, type ConfirmDialogProps } from "./overlays/dialog/ConfirmDialog.tsx"
export { Dialog, DialogMessage, type DialogProps } from "./overlays/dialog/Dialog.tsx"
export { PromptDialog, type PromptDialogProps } from "./overlays/dialog/PromptDialog.tsx"
export { activateModal, type ModalHandlers } from "./overlays/modal/openModals.ts"
export { Modal, type ModalProps } from "./overlays/modal/Modal.tsx"
export { Drawer, type DrawerProps, type DrawerSide } from "./overlays/drawer/Drawer.tsx"
export { Dropdown, type DropdownItem, type DropdownProps, type Placement } from "./controls/dropdown/Dropdown.tsx"
