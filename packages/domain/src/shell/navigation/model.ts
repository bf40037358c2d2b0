import { Schema } from "effect"

const link = {
  primary: Schema.String,
  href: Schema.NullOr(Schema.String),
  brandImageUrl: Schema.NullOr(Schema.String),
  /** Number of parts on the link's page. Null if not counted. */
  count: Schema.NullOr(Schema.Int)
}

/** A menu entry with one level of entries below it. `href` is null for a heading without a page. */
export const NavigationLink = Schema.Struct({ ...link, subItems: Schema.Array(Schema.Struct(link)) })
export interface NavigationLink extends Schema.Struct.Type<typeof NavigationLink.fields> {}

/** A platform with its generations. `subItems` is the same list under the name that other links use (GAP-C65). */
export const PlatformLink = Schema.Struct({ ...NavigationLink.fields, childPlatforms: NavigationLink.fields.subItems })
export interface PlatformLink extends Schema.Struct.Type<typeof PlatformLink.fields> {}

/** The services' lists of links, by operation name. */
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
 * One panel of the navigation drawer: a menu of the shop, a list from the services, or the entries below a link. `href` is the page of the
 * whole list, or null.
 */
export const Panel = Schema.TaggedUnion({
  Menu: { menu: Schema.Literals(["main", "shop", "toolbox"]) },
  List: { title: Schema.String, href: link.href, list: LinkList },
  Links: { title: Schema.String, href: link.href, links: NavigationLink.fields.subItems }
})
export type Panel = typeof Panel.Type

/** Events of the drawer. `Opened` shows the main menu or the shop menu, for the buttons of the phone's navigation bar (NAV-50). */
export const DrawerEvent = Schema.TaggedUnion({
  Opened: { at: Schema.Literals(["main", "shop"]) },
  Closed: {},
  Reset: {},
  WentToShop: {},
  Pushed: { panel: Panel },
  Popped: {}
})
export type DrawerEvent = typeof DrawerEvent.Type
