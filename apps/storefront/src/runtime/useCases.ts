import { Appearance } from "@camber/domain/appearance"
import { Catalogue } from "@camber/domain/catalogue"
import { Content } from "@camber/domain/content"
import { Navigation } from "@camber/domain/navigation"
import { Recovery } from "@camber/domain/recovery"
import { Search } from "@camber/domain/search"

/** Every use-case a command may name. The object itself comes with the engine's chunk; stores see its type alone. */
export const useCases = { Appearance, Catalogue, Content, Navigation, Recovery, Search }
export type UseCases = typeof useCases
export type Services = Appearance | Catalogue | Content | Navigation | Recovery | Search
