import type { LoyaltyLink } from "@camber/domain/loyalty"
import { describe, expect, it } from "vitest"
import { june } from "../../../test/accountServices.ts"
import { menuItems } from "./menuItems.ts"

const link: LoyaltyLink = { userStatus: "eligible", onClickUrl: "/pages/rewards?from=menu", currentPoints: null, expiringPoints: null }
const nothing = { unread: null, rewards: null, canInstall: false }
const itemOf = (label: string, news: Partial<typeof nothing> | { readonly unread: number } | { readonly rewards: LoyaltyLink }) =>
  menuItems(june.profile, { ...nothing, ...news }).find((item) => item.label === label)

describe("account menu", () => {
  it("NAV-13 shows the unread count, but none while it is unknown or zero", () => {
    const badges = [nothing, { unread: 0 }, { unread: 3 }, { unread: 120 }].map((news) => itemOf("Notifications", news)?.badge)
    expect(badges).toEqual([undefined, undefined, "3", "99+"])
  })

  it("NAV-14 LOY-03 LOY-14 shows the points of a rewards member and opens the member's link, or else the program's page", () => {
    const member = { ...june.profile, isLoyaltyRegisteredUser: true }
    const hrefOf = (rewards: LoyaltyLink | null) =>
      menuItems(member, { ...nothing, rewards }).find(({ label }) => label === "Rewards")?.href
    expect([hrefOf(null), hrefOf(link), hrefOf({ ...link, onClickUrl: null })]).toEqual([
      "/pages/rewards",
      "/pages/rewards?from=menu",
      "/pages/rewards"
    ])
  })

  it("GAP-C61 LOY-03 LOY-04 invites customers who are not members yet, in a drawer over the current page", () => {
    expect(itemOf("Rewards", nothing)).toEqual({ label: "Rewards", href: "/pages/rewards", badge: undefined })
    expect(itemOf("Rewards", { rewards: link })).toEqual({ label: "Rewards", href: "?signup=loyalty", badge: "Sign up now!" })
    const onSearch = menuItems(june.profile, { ...nothing, rewards: link }, "?query=rotor")
    expect(onSearch.find(({ label }) => label === "Rewards")?.href).toBe("?query=rotor&signup=loyalty")
  })

  it("NAV-15 PWA-07 offers the app only where it can be installed", () => {
    const hrefs = [true, false].map(
      (canInstall) => menuItems(null, { ...nothing, canInstall }).find(({ label }) => label === "Install App")?.href
    )
    expect(hrefs).toEqual(["/pages/appinstall", undefined])
  })

  it("NAV-17 hides rewards from customers who are not eligible", () => {
    expect(itemOf("Rewards", { rewards: { ...link, userStatus: "not_eligible" } })).toBeUndefined()
    expect(menuItems({ ...june.profile, isInternational: true }, nothing).map(({ label }) => label)).not.toContain("Rewards")
  })
})
