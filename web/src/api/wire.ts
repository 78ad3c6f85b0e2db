import type { paths } from './schema.gen'

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never

/** The body of a path's answer: `AnswerTo<'/api/v1/user/profile'>`. */
export type AnswerTo<Path extends keyof paths, Method extends 'get' | 'post' = 'get'> = paths[Path] extends {
  [M in Method]: { responses: infer Responses }
}
  ? Responses extends { 200: infer Answer }
    ? Json<Answer>
    : Responses extends { 201: infer Answer }
      ? Json<Answer>
      : never
  : never

/** The body that a path takes: `BodyOf<'/api/v1/prize/orders'>`. */
export type BodyOf<Path extends keyof paths> = paths[Path] extends {
  post: { requestBody: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

/** The query of a path: `QueryOf<'/api/v1/backoffice/participants'>`. */
export type QueryOf<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query?: infer Query } }
}
  ? NonNullable<Query>
  : never

/** Programme whose texts and promotions are asked for. */
export type Program = NonNullable<QueryOf<'/api/v1/cms/news'>['program']>

type Draft<Value> = Value extends string ? string | null : Value | null

/** Body as a form holds it: any field may still be empty, and no list of codes is checked. */
export type DraftOf<Body> = { [Field in keyof Body]: Draft<Body[Field]> }

/** Passes a draft to the server, which checks all fields and has the sentences for what is missing. */
export function unchecked<Body>(draft: DraftOf<Body>): Body {
  return draft as Body
}
