import type * as desk from "../order-management/calls.ts"
import type { EXPORT_PATH, PACKING_SLIP_PATH } from "../order-management/rules.ts"
import type * as staff from "./calls.ts"
import type { UNMATCHED_PATH } from "./imports.ts"
import type { IMPORT_PIECE_PATH } from "./importUploads.ts"
import type { LOGO_UPLOAD_PATH, PICTURE_UPLOAD_PATH } from "./pictures.ts"
import type { StaffRight } from "./roles.ts"

type PathsOf<Calls> = Extract<Calls[keyof Calls], { readonly path: string }>["path"]

/** Path of a call or file that only staff may request. */
export type StaffPath =
  | PathsOf<typeof staff>
  | PathsOf<typeof desk>
  | typeof EXPORT_PATH
  | typeof PACKING_SLIP_PATH
  | typeof UNMATCHED_PATH
  | typeof IMPORT_PIECE_PATH
  | typeof PICTURE_UPLOAD_PATH
  | typeof LOGO_UPLOAD_PATH

/** The right that each staff call needs. A new call without an entry does not compile. */
export const staffCallRights: Readonly<Record<StaffPath, StaffRight>> = {
  "/api/staff/overview": "overview",
  "/api/staff/waiting": "overview",
  "/api/staff/push": "overview",
  "/api/staff/flags": "flags",
  "/api/staff/flags/switch": "flags",
  "/api/staff/flags/reset": "flags",
  "/api/staff/shop": "settings",
  "/api/staff/shop/save": "settings",
  "/api/staff/shop/logo": "settings",
  "/api/staff/redirects/find": "redirects",
  "/api/staff/redirects/add": "redirects",
  "/api/staff/redirects/remove": "redirects",
  "/api/staff/promo-codes/find": "promoCodes",
  "/api/staff/promo-codes/create": "promoCodes",
  "/api/staff/promo-codes/end": "promoCodes",
  "/api/staff/articles": "content",
  "/api/staff/articles/open": "content",
  "/api/staff/articles/edit": "content",
  "/api/staff/articles/show": "content",
  "/api/staff/banners": "content",
  "/api/staff/banners/keep": "content",
  "/api/staff/banners/remove": "content",
  "/api/staff/reviews": "content",
  "/api/staff/reviews/judge": "content",
  "/api/staff/questions": "content",
  "/api/staff/questions/answer": "content",
  "/api/staff/questions/turndown": "content",
  "/api/staff/fit-reports": "fitReports",
  "/api/staff/fit-reports/judge": "fitReports",
  "/api/staff/feedback": "customers",
  "/api/staff/messages": "customers",
  "/api/staff/messages/mark": "customers",
  "/api/staff/callers": "customers",
  "/api/staff/cart-link": "orders",
  "/api/staff/actions": "log",
  "/api/staff/actions/find": "log",
  "/api/staff/people": "roles",
  "/api/staff/people/role": "roles",
  "/api/staff/products/find": "catalog.read",
  "/api/staff/products/open": "catalog.read",
  "/api/staff/products/check": "catalog.read",
  "/api/staff/products/prices": "prices",
  "/api/staff/products/stock": "stock",
  "/api/staff/products/edit": "products",
  "/api/staff/products/fitment": "products",
  "/api/staff/products/fitment/restore": "products",
  "/api/staff/products/plans/add": "prices",
  "/api/staff/products/plans/cancel": "prices",
  "/api/staff/products/pictures": "products",
  "/api/staff/products/pictures/upload": "products",
  "/api/staff/imports": "catalog.read",
  "/api/staff/imports/notes": "catalog.read",
  "/api/staff/imports/unmatched.csv": "catalog.read",
  "/api/staff/imports/undo": "imports",
  "/api/staff/imports/upload": "imports",
  "/api/staff/imports/upload/start": "imports",
  "/api/staff/imports/upload/piece": "imports",
  "/api/staff/imports/upload/check": "imports",
  "/api/staff/imports/upload/load": "imports",
  "/api/staff/imports/upload/discard": "imports",
  "/api/staff/desk/orders": "customers",
  "/api/staff/desk/order": "customers",
  "/api/staff/desk/returns": "customers",
  "/api/staff/desk/orders.csv": "customers",
  "/api/staff/desk/slip": "customers",
  "/api/staff/desk/note": "orders",
  "/api/staff/desk/ship": "orders",
  "/api/staff/desk/delivered": "orders",
  "/api/staff/desk/cancel": "orders",
  "/api/staff/desk/cancel-order": "orders",
  "/api/staff/desk/return/receive": "orders",
  "/api/staff/desk/return/refuse": "orders",
  "/api/staff/desk/return/close": "orders",
  "/api/staff/desk/old-returns": "customers",
  "/api/staff/desk/old-return/request": "orders",
  "/api/staff/desk/old-return/settle": "orders",
  "/api/staff/desk/old-return/refuse": "orders",
  "/api/staff/desk/refund/repeat": "orders",
  "/api/staff/desk/refund/otherwise": "orders"
}
