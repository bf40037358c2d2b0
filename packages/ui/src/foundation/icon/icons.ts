import arrowLeft from "lucide-static/icons/arrow-left.svg?raw"
import arrowRight from "lucide-static/icons/arrow-right.svg?raw"
import bookOpen from "lucide-static/icons/book-open.svg?raw"
import bookmark from "lucide-static/icons/bookmark.svg?raw"
import car from "lucide-static/icons/car.svg?raw"
import check from "lucide-static/icons/check.svg?raw"
import chevronDown from "lucide-static/icons/chevron-down.svg?raw"
import chevronRight from "lucide-static/icons/chevron-right.svg?raw"
import circleCheck from "lucide-static/icons/circle-check.svg?raw"
import circleX from "lucide-static/icons/circle-x.svg?raw"
import cog from "lucide-static/icons/cog.svg?raw"
import copy from "lucide-static/icons/copy.svg?raw"
import flag from "lucide-static/icons/flag.svg?raw"
import info from "lucide-static/icons/info.svg?raw"
import layoutGrid from "lucide-static/icons/layout-grid.svg?raw"
import menu from "lucide-static/icons/menu.svg?raw"
import minus from "lucide-static/icons/minus.svg?raw"
import moon from "lucide-static/icons/moon.svg?raw"
import packageCheck from "lucide-static/icons/package-check.svg?raw"
import phone from "lucide-static/icons/phone.svg?raw"
import plus from "lucide-static/icons/plus.svg?raw"
import rows from "lucide-static/icons/rows-3.svg?raw"
import search from "lucide-static/icons/search.svg?raw"
import shoppingCart from "lucide-static/icons/shopping-cart.svg?raw"
import slidersHorizontal from "lucide-static/icons/sliders-horizontal.svg?raw"
import squarePen from "lucide-static/icons/square-pen.svg?raw"
import sun from "lucide-static/icons/sun.svg?raw"
import trash from "lucide-static/icons/trash-2.svg?raw"
import triangleAlert from "lucide-static/icons/triangle-alert.svg?raw"
import truck from "lucide-static/icons/truck.svg?raw"
import undo from "lucide-static/icons/undo-2.svg?raw"
import user from "lucide-static/icons/user.svg?raw"
import warehouse from "lucide-static/icons/warehouse.svg?raw"
import wrench from "lucide-static/icons/wrench.svg?raw"
import x from "lucide-static/icons/x.svg?raw"

/**
 * The fit marks: a disc with a check, a ring with waves, a speech bubble with a question mark, an octagon with an X, and an empty dashed
 * ring for unknown fit. The symbols are cut out, so that they work on any background.
 */
const solid = (path: string) => `<svg><path fill="currentColor" stroke="none" fill-rule="evenodd" d="${path}"/></svg>`
const fits = solid("M12 .7a11.3 11.3 0 1 0 0 22.6A11.3 11.3 0 1 0 12 .7zM5.9 13.4l2-2 2.55 2.57 5.81-6.41 2.08 1.88-7.79 8.59z")
const anyFit = `<svg stroke-linecap="butt"><circle cx="12" cy="12" r="10.2"/><path d="M6.1 10.3c2-2.3 3.9-2 5.9-.6s3.9 1.7 5.9-.6M6.1 15.5c2-2.3 3.9-2 5.9-.6s3.9 1.7 5.9-.6"/></svg>`
const noFitData = `<svg stroke-linecap="butt"><circle cx="12" cy="12" r="10.2" stroke-dasharray="5.2 5.48"/><path d="M7.5 12h9"/></svg>`
const mayFit = solid(
  "M3 .9h18a2 2 0 0 1 2 2v13.6a2 2 0 0 1-2 2h-8.8L6 23.6v-5.1H3a2 2 0 0 1-2-2V2.9a2 2 0 0 1 2-2zM7.95 7.7a4.05 4.05 0 1 1 5.2 3.88v.92h-2.3V9.45H12A1.75 1.75 0 1 0 10.25 7.7zM10.6 14.8a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z"
)
const misfit = solid(
  "M7.3.8h9.4l6.5 6.5v9.4l-6.5 6.5H7.3L.8 16.7V7.3zM12 10.09l4-4L17.91 8l-4 4 4 4L16 17.91l-4-4-4 4L6.09 16l4-4-4-4L8 6.09z"
)

/** Every icon of the shop, as the whole SVG file. Each icon is imported by name, so that a bundle contains no other icons. */
export const icons = {
  "any-fit": anyFit,
  "arrow-left": arrowLeft,
  "arrow-right": arrowRight,
  "book-open": bookOpen,
  bookmark,
  car,
  check,
  "chevron-down": chevronDown,
  "chevron-right": chevronRight,
  "circle-check": circleCheck,
  "circle-x": circleX,
  cog,
  copy,
  fits,
  flag,
  info,
  "layout-grid": layoutGrid,
  "may-fit": mayFit,
  menu,
  minus,
  misfit,
  moon,
  "no-fit-data": noFitData,
  "package-check": packageCheck,
  phone,
  plus,
  rows,
  search,
  "shopping-cart": shoppingCart,
  "sliders-horizontal": slidersHorizontal,
  "square-pen": squarePen,
  sun,
  trash,
  "triangle-alert": triangleAlert,
  truck,
  undo,
  user,
  warehouse,
  wrench,
  x
} as const

export type IconName = keyof typeof icons
