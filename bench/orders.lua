-- Orders of many members, each with a key of its own. The file named by the first argument has a member's token and address
-- in each line, then an empty line, then a body in each line.
local fans, bodies, count, prefix = {}, {}, 0, ""

function init(args)
	local list = fans
	for line in io.lines(args[1]) do
		if line == "" then list = bodies else list[#list + 1] = line end
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
	}, bodies[math.random(#bodies)])
end
