import { Option, Schema } from "effect"
import type { FeatureFlag } from "../../foundation/flags/model.ts"
import { SignupExperiment } from "./model.ts"

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(SignupExperiment))

/** Sign-up offer of visitors without an experiment (SIGN-03). */
export const defaultExperiment: SignupExperiment = Schema.decodeSync(SignupExperiment)({})

/** Parses the experiment from a flag's JSON value. Returns the default if it is missing or invalid (GAP-31). */
export const parseExperiment = (value: FeatureFlag["value"]): SignupExperiment => Option.getOrElse(decode(value), () => defaultExperiment)
