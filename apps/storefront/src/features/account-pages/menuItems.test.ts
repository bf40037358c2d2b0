import type { LoyaltyLink } from "@camber/domain/loyalty"
import { describe, expect, it } from "vitest"
import { june } from "../../../test/accountServices.ts"
import { menuItems } from "./menuItems.ts"

const link: LoyaltyLink = { userStatus: "eligible", onClickUrl: "/pages/rewards?from=menu", currentPoints: null, expiringPoints: null }
const nothing = { unread: null, rewards: null, canInstall: false }
const itemOf = (label: string, news: Partial<typeof nothing> | { readonly unread: number } | { readonly rewards: LoyaltyLink }) =>
  menuItems(june.profile, { ...nothing, ...news }).find((item) => item.label === label)

describe("the account's menu", () => {
  it("NAV-13 counts what is unread, and shows no count before it is known or at none", () => {
    const badges = [nothing, { unread: 0 }, { unread: 3 }, { unread: 120 }].map((news) => itemOf("Notifications", news)?.badge)
    expect(badges).toEqual([undefined, undefined, "3", "99+"])
  })

  it("NAV-14 LOY-03 LOY-14 tells a member of rewards and opens the link that came with them, or else the programme's page", () => {
    const member = { ...june.profile, isLoyaltyRegisteredUser: true }
    const hrefOf = (rewards: LoyaltyLink | null) =>
      menuItems(member, { ...nothing, rewards }).find(({ label }) => label === "Rewards")?.href
    expect([hrefOf(null), hrefOf(link), hrefOf({ ...link, onClickUrl: null })]).toEqual([
      "/pages/rewards",
      "/pages/rewards?from=menu",
      "/pages/rewards"
    ])
  })

  it("GAP-C61 LOY-03 LOY-04 asks who is no member yet to join, in the drawer over the page on show", () => {
    expect(itemOf("Rewards", nothing)).toEqual({ label: "Rewards", href: "/pages/rewards", badge: undefined })
    expect(itemOf("Rewards", { rewards: link })).toEqual({ label: "Rewards", href: "?signup=loyalty", badge: "Sign up now!" })
    const onSearch = menuItems(june.profile, { ...nothing, rewards: link }, "?query=rotor")
    expect(onSearch.find(({ label }) => label === "Rewards")?.href).toBe("?query=rotor&signup=loyalty")
  })

  it("NAV-15 PWA-07 has the app only where it can be installed", () => {
    const hrefs = [true, false].map(
      (canInstall) => menuItems(null, { ...nothing, canInstall }).find(({ label }) => label === "Install App")?.href
    )
    expect(hrefs).toEqual(["/pages/appinstall", undefined])
  })

  it("NAV-17 has no rewards for whom they are not", () => {
    expect(itemOf("Rewards", { rewards: { ...link, userStatus: "not_eligible" } })).toBeUndefined()
    expect(menuItems({ ...june.profile, isInternational: true }, nothing).map(({ label }) => label)).not.toContain("Rewards")
  })
})
