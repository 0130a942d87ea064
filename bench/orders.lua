-- The same order by many members, each time with a key of its own. The file named by the first argument has the body in its
-- first line, then a member's token and address in each line.
local body, fans, count, prefix = nil, {}, 0, ""

function init(args)
	for line in io.lines(args[1]) do
		if body then fans[#fans + 1] = line else body = line end
	end
	math.randomseed(os.time())
	prefix = string.format("bench-%d-%d-", os.time(), math.random(1000000000))
end

function request()
	count = count + 1
	local token, address = string.match(fans[count % #fans + 1], "(%S+) (%S+)")
	return wrk.format("POST", nil, {
		["content-type"] = "application/json",
		["authorization"] = "Bearer " .. token,
		["x-forwarded-for"] = address,
		["idempotency-key"] = prefix .. count,
	}, body)
end
