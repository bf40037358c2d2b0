/** Roles of staff, from most to least rights. */
export const staffRoles = ["owner", "catalog", "orders", "content", "readOnly"] as const
export type StaffRole = (typeof staffRoles)[number]

/** Names of the roles for staff. */
export const staffRoleLabels: Readonly<Record<StaffRole, string>> = {
  owner: "Owner",
  catalog: "Catalog",
  orders: "Orders",
  content: "Content",
  readOnly: "Read only"
}

/** Rights that a role may include. Each staff call needs one of them (`staffCallRights`). */
export const staffRights = [
  "overview",
  "catalog.read",
  "products",
  "imports",
  "prices",
  "stock",
  "customers",
  "orders",
  "fitReports",
  "content",
  "promoCodes",
  "redirects",
  "settings",
  "flags",
  "roles",
  "log"
] as const
export type StaffRight = (typeof staffRights)[number]

/** Descriptions of the rights for the owner. */
export const staffRightLabels: Readonly<Record<StaffRight, string>> = {
  overview: "See the overview and counts of open work",
  "catalog.read": "See products, prices and stock",
  products: "Edit products",
  imports: "Import catalogs, prices and stock, and undo imports",
  prices: "Change prices",
  stock: "Change stock",
  customers: "See customers, their orders and messages",
  orders: "Ship, cancel, take returns, refund",
  fitReports: "Judge fit reports",
  content: "Banners, articles, reviews and questions",
  promoCodes: "Make and end promo codes",
  redirects: "Redirect old addresses",
  settings: "Shop name, contact, return window, links and policies",
  flags: "Switch features",
  roles: "Set roles of staff",
  log: "See the log of actions"
}

/** Rights of each role. An owner has all of them. */
const rightsByRole: Readonly<Record<StaffRole, ReadonlyArray<StaffRight>>> = {
  owner: staffRights,
  catalog: ["overview", "catalog.read", "products", "imports", "prices", "stock", "fitReports", "redirects"],
  orders: ["overview", "catalog.read", "stock", "customers", "orders", "promoCodes"],
  content: ["overview", "catalog.read", "fitReports", "content", "promoCodes", "redirects"],
  readOnly: ["overview", "catalog.read"]
}

/** Whether a role includes a right. */
export const hasStaffRight = (role: StaffRole, right: StaffRight): boolean => rightsByRole[role].includes(right)
