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

/** A peg and its socket: seated, above it, too wide, round. Never a tick, which means that something is chosen. */
const fits = `<svg><path d="M2.5 8v13.5h19V8"/><path d="M7.5 2.5h9v14h-9z" fill="currentColor"/></svg>`
const mayFit = `<svg><path d="M2.5 12v9.5h19V12"/><path d="M8 2.5h8v8H8z" stroke-dasharray="3 2"/><path d="M12 15v2.5"/></svg>`
const misfit = `<svg><path d="M5.5 12v9.5h13V12"/><path d="M2 3h20v5H2z" fill="currentColor"/></svg>`
const anyFit = `<svg><path d="M2.5 10v11.5h19V10"/><circle cx="12" cy="10" r="6" fill="currentColor"/></svg>`

/** Every icon of the shop, as the whole SVG file. A new one is imported here by name, so that no other enters a bundle. */
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
  "package-check": packageCheck,
  phone,
  plus,
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
