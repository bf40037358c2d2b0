import { accountEntries } from "@camber/domain/account"
import { isOnByDefault } from "@camber/domain/flags"
import { type LoyaltyLink, rewardsBadge, rewardsHref, showsRewards } from "@camber/domain/loyalty"
import { countBadge } from "@camber/domain/navigation"
import type { UserProfile } from "@camber/domain/visitor"
import type { AccountMenuItem } from "./view/account-menu/AccountMenu.tsx"
import { hasPage } from "../../foundation/page/links.ts"

/** What comes after the menu itself; null until it is known. */
export interface MenuNews {
  readonly unread: number | null
  readonly rewards: LoyaltyLink | null
}

/** What the account's menu and its page lead to, for this visitor. */
export const menuItems = (profile: UserProfile | null, { rewards, unread }: MenuNews): ReadonlyArray<AccountMenuItem> => {
  const badges = {
    notifications: countBadge(unread, true),
    rewards: rewards === null || profile === null ? null : rewardsBadge(rewards, profile)
  }
  return accountEntries({
    isRegistered: profile?.isRegistered === true,
    hasRewards: rewards === null ? isEligible(profile) : showsRewards(rewards.userStatus),
    canInstall: isOnByDefault("appInstall")
  })
    .filter(({ href }) => hasPage(href))
    .map(({ href, label, name }) => ({
      label,
      href: name === "rewards" && rewards !== null ? rewardsHref(rewards) : href,
      badge: (name === "notifications" || name === "rewards" ? badges[name] : null) ?? undefined
    }))
}

/** As far as the profile tells, before the programme does. */
const isEligible = (profile: UserProfile | null): boolean =>
  profile !== null && !(profile.isSpecialPriceEligible || profile.isInternational)
