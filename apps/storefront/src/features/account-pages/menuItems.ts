import { getAccountMenu } from "@camber/domain/account"
import { type LoyaltyLink, getRewardsBadge, rewardsHref, shouldShowRewards } from "@camber/domain/loyalty"
import { formatCountBadge } from "@camber/domain/navigation"
import type { UserProfile } from "@camber/domain/visitor"
import type { AccountMenuItem } from "./view/account-menu/AccountMenu.tsx"

/** What comes after the menu itself; null until it is known. */
export interface MenuNews {
  readonly unread: number | null
  readonly rewards: LoyaltyLink | null
  /** The app is offered, and not installed yet (NAV-15). */
  readonly canInstall: boolean
  /** Off by a flag there is no way to them (VIS-16). */
  readonly hasNotifications?: boolean
}

/** What the account's menu and its page lead to, for this visitor; `here` is the query of the page on show. */
export const menuItems = (
  profile: UserProfile | null,
  { canInstall, hasNotifications = true, rewards, unread }: MenuNews,
  here = ""
): ReadonlyArray<AccountMenuItem> => {
  const badges = {
    notifications: formatCountBadge(unread, true),
    rewards: rewards === null || profile === null ? null : getRewardsBadge(rewards, profile)
  }
  return getAccountMenu({
    isRegistered: profile?.isRegistered === true,
    hasRewards: rewards === null ? isEligible(profile) : shouldShowRewards(rewards.userStatus),
    canInstall
  })
    .filter(({ name }) => name !== "notifications" || hasNotifications)
    .map(({ href, label, name }) => ({
      label,
      href: name === "rewards" && rewards !== null ? hrefOfRewards(rewards, profile, here) : href,
      badge: (name === "notifications" || name === "rewards" ? badges[name] : null) ?? undefined
    }))
}

/** A member goes to the programme; whom it is open to is asked to join in the drawer, on the page where she is (GAP-C61). */
const hrefOfRewards = (rewards: LoyaltyLink, profile: UserProfile | null, here: string): string => {
  if (profile === null || profile.isLoyaltyRegisteredUser) return rewardsHref(rewards)
  const query = new URLSearchParams(here)
  query.set("signup", "loyalty")
  return `?${query}`
}

/** As far as the profile tells, before the programme does. */
const isEligible = (profile: UserProfile | null): boolean =>
  profile !== null && !(profile.isSpecialPriceEligible || profile.isInternational)
