import { readdirSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import type { Openings } from './releases/overrides.ts'
import type { ReleaseStorage } from 'release-store'
import { httpUrl, repositoryRoot, siteConfigFile, type Settings } from 'server-kit'
import * as v from 'valibot'

const API_BASE_URL = 'must be an address like https://api.example.org'

/** The settings of the origin, besides those of every server. */
export const originSettings = {
  API_BASE_URL: v.optional(v.union([v.literal(''), httpUrl('https://api.example.org')], API_BASE_URL), ''),
  OBJECTS_ORIGIN: v.optional(httpUrl('https://objects.example.org')),
  SITE_CONFIG: v.optional(siteConfigFile),
  SHELL_DIR: v.optional(v.string(), join(repositoryRoot, 'shell/dist')),
  CDN_DIR: v.optional(v.string(), join(repositoryRoot, 'cdn/dist')),
  TESTER_PAGE_DIR: v.optional(v.string(), join(repositoryRoot, 'tester-page/dist')),
  FIRST_RELEASES: v.optional(v.string()),
}

/** An empty list means no first release; without the setting all built remotes are published. */
export const MAY_BE_EMPTY = ['FIRST_RELEASES']

/** The settings of the origin, and the facts that the other parts of the site hand in. */
export type OriginConfig = ReturnType<typeof originConfig> & {
  /** The folder of releases and registry. */
  dataDir: string
  trustProxy: boolean
  /** True if the site has testers' addresses. Its pages get those addresses too. */
  sandbox: boolean
  /** The address for pages' reports on releases; without it pages send none. */
  beaconsUrl?: string
  /** The storage that releases are published in, if it is not the data folder. */
  releaseStorage?: ReleaseStorage | undefined
  /** The store of opened links for testers, asked for at the first request; by default the memory of this process. */
  overrideOpenings?: () => Openings
}

/** Returns the origin's part of the settings. */
export function originConfig(settings: Settings<typeof originSettings>) {
  const { OBJECTS_ORIGIN: objects, FIRST_RELEASES: first } = settings
  return {
    /** A backend at another address; empty if it is at this one. */
    apiBaseUrl: settings.API_BASE_URL.replace(/\/+$/, ''),
    /** The origin of the bucket that browsers send files to; null if that is the backend's own. */
    objectsOrigin: objects === undefined ? null : new URL(objects).origin,
    /** The operator's site configuration: the settings that differ from the specification's values, by their keys. */
    siteConfig: settings.SITE_CONFIG,
    shellDir: resolve(settings.SHELL_DIR),
    cdnDir: resolve(settings.CDN_DIR),
    testerPageDir: resolve(settings.TESTER_PAGE_DIR),
    /** Built remotes that are published at the first start. */
    firstReleases: first === undefined ? builtRemotes() : first.split(delimiter).filter(Boolean),
  }
}

function builtRemotes(): string[] {
  const remotes = readdirSync(repositoryRoot).filter(name => name.startsWith('mfe-'))
  return remotes.map(name => join(repositoryRoot, name, 'dist'))
}
