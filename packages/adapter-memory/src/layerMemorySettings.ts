import { developmentSettings, Settings, type ShopSettings } from "@camber/domain/ports"
import { Layer } from "effect"

/** The development settings with some of them chosen. */
export const layerMemorySettings = (settings: Partial<ShopSettings> = {}): Layer.Layer<Settings> =>
  Layer.succeed(Settings, Settings.of({ ...developmentSettings, ...settings }))
