-- What participants do on a busy day: nine reads to a write, each by somebody else.
-- From the environment: TOKENS (a file of bearers), SEASON (a year), REWARD (its id), RUN (a text that no other run has).
local threads = 0

function setup(thread)
  threads = threads + 1
  thread:set("id", threads)
end

-- What the panel asks for, and the lists that are opened from it.
local function reads(season)
  return {
    "/api/v1/user/profile",
    "/api/v1/user/promotions?state=running",
    "/api/v1/my-shopping/months",
    "/api/v1/invoices/" .. season .. "?sortBy=date&sortDesc=true",
    "/api/v1/prize/collect?page=1&promotion=true",
    "/api/v1/notifications",
    "/api/v1/products?page=2",
    "/api/v1/prize/teraz?page=1",
    "/api/v1/my-shopping",
    "/api/v1/invoices/" .. season .. "?page=2",
    "/api/v1/prize/my-orders?page=1",
    "/api/v1/user/promotion-prompts",
    "/api/v1/cms/promotions?program=program.retail&page=1",
    "/api/v1/user/agreements",
    "/api/v1/cms/news?program=program.retail&page=1",
    "/api/v1/products?crops=Rzepak",
    "/api/v1/user/promotions",
    "/api/v1/distributors",
  }
end

function init()
  tokens = {}
  for token in io.lines(os.getenv("TOKENS")) do tokens[#tokens + 1] = token end
  lists = reads(os.getenv("SEASON"))
  body = '{"reward_id":' .. os.getenv("REWARD") .. ',"amount":5000}'
  run = os.getenv("RUN")
  sent, read = id * 7, id * 7
  math.randomseed(id)
end

function request()
  sent = sent + 1
  local headers = { ["Authorization"] = "Bearer " .. tokens[math.random(#tokens)] }
  if sent % 20 == 0 then return wrk.format("POST", "/api/v1/notifications/read", headers) end
  if sent % 20 == 10 then
    headers["Content-Type"] = "application/json"
    headers["Idempotency-Key"] = run .. "-" .. id .. "-" .. sent
    return wrk.format("POST", "/api/v1/prize/orders", headers, body)
  end
  read = read + 1
  return wrk.format("GET", lists[read % #lists + 1], headers)
end

dofile("bench/done.lua")
