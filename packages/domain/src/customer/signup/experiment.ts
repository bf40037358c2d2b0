import { Option, Schema } from "effect"
import type { FeatureFlag } from "../../foundation/flags/model.ts"
import { SignupExperiment } from "./model.ts"

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(SignupExperiment))

/** What a visitor gets to whom no experiment is told (SIGN-03). */
export const defaultExperiment: SignupExperiment = Schema.decodeSync(SignupExperiment)({})

/** The experiment in a flag's value, which is JSON; the defaults without one, or where it is broken (GAP-31). */
export const parseExperiment = (value: FeatureFlag["value"]): SignupExperiment => Option.getOrElse(decode(value), () => defaultExperiment)
