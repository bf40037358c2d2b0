import { Late, type LazyComponent } from "../../foundation/late/Late.tsx"
import { useInteracted } from "../../foundation/late/useInteracted.ts"

const rewardsTeller: LazyComponent = () => import("./RewardsTeller.tsx")
/** Loads the rewards notices of every page at the first interaction. */
export const Rewards = () => <Late load={rewardsTeller} isWanted={useInteracted()} />
