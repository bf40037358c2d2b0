import { Appearance } from "@camber/domain/appearance"
import { Cart } from "@camber/domain/cart"
import { Catalogue } from "@camber/domain/catalogue"
import { Content } from "@camber/domain/content"
import { Garage } from "@camber/domain/garage"
import { History } from "@camber/domain/history"
import { Navigation } from "@camber/domain/navigation"
import { Notifications } from "@camber/domain/notifications"
import { Recovery } from "@camber/domain/recovery"
import { Search } from "@camber/domain/search"
import { Visitor } from "@camber/domain/visitor"

/** Every use-case a command may name. The object itself comes with the engine's chunk; stores see its type alone. */
export const useCases = { Appearance, Cart, Catalogue, Content, Garage, History, Navigation, Notifications, Recovery, Search, Visitor }
export type UseCases = typeof useCases
/** What pages are made of: it knows no visitor, so one of each serves everybody on the server. */
export type PageServices = Appearance | Catalogue | Content | Navigation | Recovery | Search
/** What belongs to one visitor. */
export type VisitorServices = Cart | Garage | History | Notifications | Visitor
export type Services = PageServices | VisitorServices
