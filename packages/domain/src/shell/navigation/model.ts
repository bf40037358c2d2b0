import { Schema } from "effect"

const link = {
  primary: Schema.String,
  href: Schema.NullOr(Schema.String),
  brandImageUrl: Schema.NullOr(Schema.String),
  /** The parts on its page; null where they are not counted. */
  count: Schema.NullOr(Schema.Int)
}

/** One entry of a menu with the entries below it, one level deep. `href` is null for a heading without a page of its own. */
export const NavigationLink = Schema.Struct({ ...link, subItems: Schema.Array(Schema.Struct(link)) })
export interface NavigationLink extends Schema.Struct.Type<typeof NavigationLink.fields> {}

/** A platform with its generations: `subItems` is the same list, as every other link has it (GAP-C65). */
export const PlatformLink = Schema.Struct({ ...NavigationLink.fields, childPlatforms: NavigationLink.fields.subItems })
export interface PlatformLink extends Schema.Struct.Type<typeof PlatformLink.fields> {}

/** The lists of links that the services answer, by the call's operation. */
export const LinkList = Schema.Literals([
  "categoryLinks",
  "brandLinks",
  "engineLinks",
  "engineLinksForSiteMap",
  "transmissionLinks",
  "rearAxleLinks",
  "allTopLevelPlatforms",
  "AllMakes"
])
export type LinkList = typeof LinkList.Type

/**
 * One screen of the navigation drawer: one of the shop's own menus, a list from the services, or what lies below one of its links. `href` is
 * the page of the whole list; null where there is none.
 */
export const Panel = Schema.TaggedUnion({
  Menu: { menu: Schema.Literals(["main", "shop", "toolbox"]) },
  List: { title: Schema.String, href: link.href, list: LinkList },
  Links: { title: Schema.String, href: link.href, links: NavigationLink.fields.subItems }
})
export type Panel = typeof Panel.Type

/** `Opened`: at the main menu or at the Shop panel, as the controls of a phone's bar do (NAV-50). */
export const DrawerEvent = Schema.TaggedUnion({
  Opened: { at: Schema.Literals(["main", "shop"]) },
  Closed: {},
  Reset: {},
  WentToShop: {},
  Pushed: { panel: Panel },
  Popped: {}
})
export type DrawerEvent = typeof DrawerEvent.Type
