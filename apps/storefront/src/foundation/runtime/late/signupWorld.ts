import { Acquisition } from "@camber/domain/acquisition"
import { Flags } from "@camber/domain/flags"
import { Loyalty } from "@camber/domain/loyalty"
import { Session } from "@camber/domain/session"
import { Profile } from "@camber/domain/visitor"
import { Layer } from "effect"

/** The use-cases that both forms stand on; one of each, whoever is built over them first. */
export const signupWorld = Layer.provideMerge(Loyalty.layer, Layer.mergeAll(Acquisition.layer, Flags.layer, Profile.layer, Session.layer))
