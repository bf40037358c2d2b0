import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"

const rewardsTeller: LazyComponent = () => import("./RewardsTeller.tsx")
/** Loads the rewards notices of every page at the first interaction. */
export const Rewards = () => <Lazy load={rewardsTeller} isWanted={useInteracted()} />
