import { Acquisition } from "@camber/domain/acquisition"
import { Flags } from "@camber/domain/flags"
import { VisitorLocation } from "@camber/domain/location"
import { Session } from "@camber/domain/session"
import { Visit } from "@camber/domain/tracking"
import { Profile } from "@camber/domain/visitor"
import { Layer } from "effect"
import { listeners } from "../../../app/composition/listeners.ts"

export const service = Visit
export const layer = Layer.provide(Visit.layer, [
  Acquisition.layer,
  Flags.layer,
  Profile.layer,
  Session.layer,
  VisitorLocation.layer,
  listeners
])
