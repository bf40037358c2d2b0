import type { Feature } from "@camber/domain/flags"

/** What menus show as long as no flags are read for the visitor. */
const on: ReadonlySet<Feature> = new Set<Feature>(["contactUsForm", "platformMenu"])

export const isSwitchedOn = (feature: Feature): boolean => on.has(feature)
