import { Schema } from "effect"

const link = { primary: Schema.String, href: Schema.NullOr(Schema.String), brandImageUrl: Schema.NullOr(Schema.String) }

/** One entry of a menu with the entries below it, one level deep. `href` is null for a heading without a page of its own. */
export const NavigationLink = Schema.Struct({ ...link, subItems: Schema.Array(Schema.Struct(link)) })
export interface NavigationLink extends Schema.Struct.Type<typeof NavigationLink.fields> {}
