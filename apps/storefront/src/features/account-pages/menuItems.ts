import { getAccountMenu } from "@camber/domain/account"
import { type LoyaltyLink, getRewardsBadge, rewardsHref, shouldShowRewards } from "@camber/domain/loyalty"
import { formatCountBadge } from "@camber/domain/navigation"
import type { UserProfile } from "@camber/domain/visitor"
import type { AccountMenuItem } from "./view/account-menu/AccountMenu.tsx"

/** Lazy-loaded data of the menu; null until loaded. */
export interface MenuNews {
  readonly unread: number | null
  readonly rewards: LoyaltyLink | null
  /** The app can be installed and is not installed yet (NAV-15). */
  readonly canInstall: boolean
  /** The feature flag hides notifications when it is off (VIS-16). */
  readonly hasNotifications?: boolean
}

/** Returns the items of the account menu for this visitor; `here` is the query of the current page. */
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

/** Members go to the program. Other eligible customers can join in a drawer over the current page (GAP-C61). */
const hrefOfRewards = (rewards: LoyaltyLink, profile: UserProfile | null, here: string): string => {
  if (profile === null || profile.isLoyaltyRegisteredUser) return rewardsHref(rewards)
  const query = new URLSearchParams(here)
  query.set("signup", "loyalty")
  return `?${query}`
}

/** Estimates the eligibility from the profile until the rewards program responds. */
const isEligible = (profile: UserProfile | null): boolean =>
  profile !== null && !(profile.isSpecialPriceEligible || profile.isInternational)
