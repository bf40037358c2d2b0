import { coverBoltPattern } from "./coverBoltPattern.ts"
import { coverSparkPlugs } from "./coverSparkPlugs.ts"
import { coverSpringRate } from "./coverSpringRate.ts"

export const covers = [coverBoltPattern, coverSparkPlugs, coverSpringRate] as const
