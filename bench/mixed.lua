-- What participants do on a busy day: nine reads to a write, each by somebody else.
-- From the environment: TOKENS (a file of bearers), SEASON (a year), REWARD (its id), RUN (a text that no other run has), and
-- RATE (requests a second of all threads together; without it each client asks again as soon as it is answered).
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

-- wrk waits before each request where there is this function: what comes late is made up for.
if os.getenv("RATE") then
  local ffi = require("ffi")
  ffi.cdef("typedef struct { long seconds; long nanoseconds; } plon_time; int clock_gettime(int clock, plon_time *time);")
  local monotonic, now = 1, ffi.new("plon_time")
  local threads_of_wrk = 2
  local step = 1e3 * threads_of_wrk / tonumber(os.getenv("RATE"))
  local due

  function delay()
    ffi.C.clock_gettime(monotonic, now)
    local at = tonumber(now.seconds) * 1e3 + tonumber(now.nanoseconds) / 1e6
    due = (due or at) + step
    return math.max(0, math.floor(due - at))
  end
end

dofile("bench/done.lua")
