import { Lazy, type LazyComponent } from "../../foundation/late/Lazy.tsx"
import { useInteracted } from "../../foundation/late/useFirstInteraction.ts"

const rewardsTeller: LazyComponent = () => import("./RewardsTeller.tsx")
/** Loads the rewards notices of every page at the first interaction. */
export const Rewards = () => <Lazy load={rewardsTeller} isWanted={useInteracted()} />
